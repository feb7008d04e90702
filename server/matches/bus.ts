/** News between nodes: which match has changed, which people, or which addresses are shut out. What has changed is read from the store. */
export interface MatchNews {
  readonly match: string;
  readonly about: 'record' | 'table' | 'chat' | 'presence';
}

export interface PeopleNews {
  readonly people: readonly string[];
  readonly about: 'people';
}

export interface BanNews {
  readonly about: 'bans';
}

export type News = MatchNews | PeopleNews | BanNews;

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
