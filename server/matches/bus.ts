/** News between nodes: which match has changed. What has changed is read from the store. */
export type News = { readonly match: string; readonly about: 'record' | 'table' | 'chat' };

export interface Bus {
  publish(news: News): void;
  listen(hear: (news: News) => void): void;
  close(): Promise<void>;
}

/** For a single node: there is nobody else to tell. */
export const NO_BUS: Bus = {
  publish: () => undefined,
  listen: () => undefined,
  close: () => Promise.resolve(),
};
