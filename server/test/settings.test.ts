import { describe, expect, test } from 'vitest';
import { readSettings, SettingsFault } from '../settings.ts';

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
      ...{ ...CLUB, ...MAIL, PUBLIC_URL: 'https://table.example/', ORRERY_HOOKS: 'private' },
      ...{ OIDC_PROVIDERS: 'club, school', OIDC_CLUB_NAME: 'The club' },
      ...{ OIDC_SCHOOL_ISSUER: 'http://127.0.0.1:4800', OIDC_SCHOOL_CLIENT_ID: 'o' },
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
