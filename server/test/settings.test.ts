import { describe, expect, test } from 'vitest';
import { readEdge } from '../settings/edge.ts';
import { readHost, readSettings, SettingsFault } from '../settings.ts';

const CLUB = {
  OIDC_PROVIDERS: 'club',
  OIDC_CLUB_ISSUER: 'https://id.club.example',
  OIDC_CLUB_CLIENT_ID: 'orrery',
  OIDC_CLUB_CLIENT_SECRET: 'secret',
};
const MAIL = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'Orrery <table@table.example>' };

describe('how people are reached', () => {
  test('alone, a server sends no mail and calls hooks in the world', () => {
    expect(readSettings({})).toEqual({ hooks: 'public', providers: [] });
  });

  test('everything that can be said', () => {
    const read = readSettings({
      ...CLUB,
      ...MAIL,
      PUBLIC_URL: 'https://table.example/',
      ORRERY_HOOKS: 'private',
      OIDC_PROVIDERS: 'club, school',
      OIDC_CLUB_NAME: 'The club',
      OIDC_SCHOOL_ISSUER: 'http://127.0.0.1:4800',
      OIDC_SCHOOL_CLIENT_ID: 'o',
      OIDC_SCHOOL_CLIENT_SECRET: 's',
    });
    expect(read).toMatchObject({
      publicUrl: 'https://table.example',
      mail: { url: MAIL.SMTP_URL, from: MAIL.MAIL_FROM },
      hooks: 'private',
      providers: [
        { id: 'club', name: 'The club', clientId: 'orrery' },
        { id: 'school', name: 'school' },
      ],
    });
    expect(read.providers[0]?.issuer.href).toBe('https://id.club.example/');
  });

  test.each([
    [MAIL, /SMTP_URL needs PUBLIC_URL/],
    [CLUB, /OIDC_PROVIDERS needs PUBLIC_URL/],
    [{ ...MAIL, MAIL_FROM: '' }, /MAIL_FROM/],
    [{ ...MAIL, SMTP_URL: 'mail.example' }, /SMTP_URL must/],
    [{ ...MAIL, SMTP_URL: 'https://mail.example' }, /SMTP_URL must begin with smtp/],
    [{ PUBLIC_URL: 'table.example' }, /PUBLIC_URL must/],
    [{ ORRERY_HOOKS: 'maybe' }, /ORRERY_HOOKS must be one of off, public, private, not "maybe"/],
    [{ ...CLUB, OIDC_CLUB_CLIENT_SECRET: '' }, /OIDC_CLUB_CLIENT_SECRET must be set/],
    [{ ...CLUB, OIDC_CLUB_ISSUER: 'http://id.club.example' }, /OIDC_CLUB_ISSUER must begin with https/],
    [{ ...CLUB, OIDC_PROVIDERS: 'The Club' }, /small letters/],
  ])('%j is refused in words that name the setting', (env, words) => {
    expect(() => readSettings(env)).toThrow(SettingsFault);
    expect(() => readSettings(env)).toThrow(words);
  });
});

describe('how the server runs', () => {
  test('alone, it keeps matches in a file and writes down what goes wrong', () => {
    expect(readHost({})).toEqual({
      log: 'error',
      database: undefined,
      redis: undefined,
      rate: undefined,
    });
    const many = { DATABASE_URL: 'postgres://orrery@db/orrery', REDIS_URL: 'redis://redis:6379' };
    expect(readHost({ ...many, ORRERY_LOG: 'info', ORRERY_RATE: '50' })).toEqual({
      log: 'info',
      rate: 50,
      database: many.DATABASE_URL,
      redis: many.REDIS_URL,
    });
  });

  test.each([
    [{ ORRERY_LOG: 'loud' }, 'ORRERY_LOG must be one of error, warn, info, debug, not "loud".'],
    [{ ORRERY_RATE: 'fast' }, 'ORRERY_RATE must be a number above 0, not "fast".'],
    [{ ORRERY_RATE: '0' }, 'ORRERY_RATE must be a number above 0, not "0".'],
    [{ REDIS_URL: 'redis://here' }, 'REDIS_URL needs DATABASE_URL'],
    [{ DATABASE_URL: 'mysql://here' }, 'DATABASE_URL must begin with postgres://'],
    [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL must be an address'],
  ])('%j is refused in words', (env, words) => {
    expect(() => readHost(env)).toThrow(SettingsFault);
    expect(() => readHost(env)).toThrow(words);
  });
});

describe('the edge of the server', () => {
  test.each([
    [undefined, 0],
    ['no', 0],
    ['yes', 1],
    ['1', 1],
    ['3', 3],
  ])('ORRERY_PROXY=%s is %i proxies', (ORRERY_PROXY, hops) => {
    expect(readEdge({ ORRERY_PROXY }).hops).toBe(hops);
  });

  test('figures are closed, and open to this machine or by a token', () => {
    expect(readEdge({}).metrics).toEqual({ host: '127.0.0.1' });
    const env = { ORRERY_METRICS_PORT: '9100', ORRERY_METRICS_TOKEN: 'sixteen letters!' };
    expect(readEdge(env).metrics).toEqual({
      host: '127.0.0.1',
      port: 9100,
      token: env.ORRERY_METRICS_TOKEN,
    });
  });

  test.each([
    [{ ORRERY_METRICS_PORT: 'open' }, /ORRERY_METRICS_PORT must be a number/],
    [{ ORRERY_METRICS_TOKEN: 'short' }, /ORRERY_METRICS_TOKEN must have at least 16 letters/],
    [{ ORRERY_ORIGINS: 'club.example' }, /ORRERY_ORIGINS names "club.example"/],
  ])('%j is refused in words', (env, words) => {
    expect(() => readEdge(env)).toThrow(SettingsFault);
    expect(() => readEdge(env)).toThrow(words);
  });

  test.each(['true', '-1', '1.5', '10.0.0.0/8'])('ORRERY_PROXY=%s is refused in words', (ORRERY_PROXY) => {
    expect(() => readEdge({ ORRERY_PROXY })).toThrow(SettingsFault);
    expect(() => readEdge({ ORRERY_PROXY })).toThrow(/ORRERY_PROXY must be the number of proxies/);
  });
});
