/** What is offered is all that is allowed: everything a seat could try, held against the list of its legal actions. */
import { expect } from 'vitest';
import { canonical, fieldsOf, HOST, type Seat } from '#engine';
import type { ExoworldAction } from '../action.ts';
import { exoworld } from '../index.ts';
import type { Scene } from './scene.ts';

/** How far from home modules are tried. */
const NEAR = 4;

type Domain = readonly unknown[];

function domainOf(scene: Scene, name: string, all: Domain): Domain {
  if (name === 'place' || name === 'to') return all.filter((at) => Number(at) <= scene.s.base.length + 1);
  return name === 'x' || name === 'y' ? all.filter((at) => Math.abs(Number(at)) <= NEAR) : all;
}

/** Every well-formed action of a kind. */
function tries(scene: Scene, type: ExoworldAction['type']): ExoworldAction[] {
  let drafts: Record<string, unknown>[] = [{ type }];
  for (const [name, shape] of Object.entries(fieldsOf(exoworld, type) ?? {})) {
    const values = domainOf(scene, name, shape.domain ?? []);
    const kept = shape.optional ? drafts : [];
    drafts = [...kept, ...drafts.flatMap((draft) => values.map((value) => ({ ...draft, [name]: value })))];
  }
  return drafts as unknown as ExoworldAction[];
}

function askedIn({ play, s }: Scene): readonly Seat[] {
  return play.kind === 'any' ? [HOST, ...s.hands.keys()] : play.awaited();
}

/** Nothing that no rule forbids is missing from the lists, and nothing is in them twice. */
export function expectComplete(scene: Scene): void {
  const step = exoworld.steps[scene.play.asking.step];
  if (!('verbs' in step)) throw new Error(`${scene.asks} asks for nothing`);
  for (const seat of askedIn(scene)) {
    const listed = scene.play.legal(seat).map(canonical);
    const free = step.verbs.flatMap((type) =>
      tries(scene, type).filter((action) => scene.play.objection(seat, action) === undefined),
    );
    expect(listed.toSorted(), `seat ${seat} at ${scene.asks}`).toEqual(free.map(canonical).sort());
  }
}
