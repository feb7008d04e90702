/** How much of the heap is alive. What is in use at any moment is mostly what the collector has not come to yet. */
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

const used = () => getHeapStatistics().used_heap_size;

/** In use right after the collector went through all of the heap, the last time. */
export class LiveHeap {
  #bytes = used();

  constructor() {
    new PerformanceObserver((list) => {
      const whole = list.getEntries().some(isWhole);
      if (whole) this.#bytes = used();
    }).observe({ entryTypes: ['gc'] });
  }

  get bytes(): number {
    return this.#bytes;
  }
}

function isWhole(entry: object): boolean {
  const detail = 'detail' in entry ? entry.detail : undefined;
  const kind = typeof detail === 'object' && detail !== null && 'kind' in detail ? detail.kind : undefined;
  return kind === constants.NODE_PERFORMANCE_GC_MAJOR;
}
