/** The fields of requests. */
import Type from 'typebox';
import { LEVELS } from '#bots';
import { MOST_PRESSED } from '#engine';

/** The protocol that whoever asks speaks. */
export const protocol = Type.Integer({ minimum: 1, maximum: 1_000_000 });
export const matchId = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' });
/** A person, by the name only the server gives. */
export const playerId = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' });
/** As it is shown, or with spaces or a dash in it. */
export const pairingCode = Type.String({ minLength: 8, maxLength: 12, pattern: '^[A-Za-z0-9 -]+$' });
export const token = Type.String({ minLength: 16, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
/** The work that is asked of new guests while the server is pressed. */
export const workDone = Type.Object(
  {
    challenge: Type.String({ maxLength: 120, pattern: '^[A-Za-z0-9_.-]+$' }),
    nonce: Type.String({ maxLength: 20, pattern: '^[0-9]+$' }),
  },
  { additionalProperties: false },
);

/** Letters and signs that show nothing: fillers of Hangul, and Braille without a dot. */
const BLANK = '\\u115f\\u1160\\u3164\\uffa0\\u2800';

/**
 * What a person is called: plain text on one line with something to see in it. Nothing turns the direction of the words
 * around it; joiners stay, as Persian, Indic scripts and emoji are written with them.
 */
export const displayName = Type.String({
  description: 'a name of at most 32 letters on one line',
  minLength: 1,
  maxLength: 32,
  pattern: `^(?=.*(?![${BLANK}])[\\p{L}\\p{N}\\p{P}\\p{S}])(?:[^\\p{C}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$`,
});
/** Where mail goes: one address, as mail programs write it. */
export const mailAddress = Type.String({
  description: 'an address such as ann@mail.example',
  minLength: 3,
  maxLength: 254,
  pattern: '^[^\\s@<>()",;:\\\\\\[\\]\\x00-\\x1f]{1,64}@[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$',
});
export const hookUrl = Type.String({
  description: 'an address that begins with https://',
  minLength: 8,
  maxLength: 500,
  pattern: '^https?://[\\x21-\\x7e]+$',
});
export const chatText = Type.String({
  description: 'plain text of at most 500 characters',
  minLength: 1,
  maxLength: 500,
  pattern: '^(?=[^]*[^\\s\\p{C}])(?:[^\\p{Cc}\\p{Cs}]|[\\n\\t])*$',
});
export const seat = Type.Integer({ minimum: 0, maximum: 99 });
export const seatOrSpectator = Type.Union([seat, Type.Literal('spectator')]);
export const version = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
export const submission = Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\x21-\\x7e]+$' });
export const level = Type.Enum([...LEVELS]);
export const action = Type.Unknown();
/** What is done with one press. */
export const actions = Type.Array(action, {
  description: `a list of 1 to ${MOST_PRESSED} actions`,
  minItems: 1,
  maxItems: MOST_PRESSED,
});
/** What a seat settles in advance, in the game's own parts. */
export const instructions = Type.Record(Type.String({ maxLength: 40 }), Type.Unknown());
export const shape = Type.Enum(['view', 'position']);
/** The whole table, those who watch, or two seats among themselves: `0-2`. */
export const channel = Type.String({ pattern: '^(table|spectators|\\d{1,2}-\\d{1,2})$' });

/** 256 bits in hexadecimal: what someone puts into the dice, or has committed to. */
export const dice = Type.String({ description: '64 hexadecimal digits', pattern: '^[0-9a-f]{64}$' });

export const newTable = {
  game: Type.String({ minLength: 1, maxLength: 40 }),
  seats: Type.Integer({ minimum: 1, maximum: 100 }),
  options: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.Unknown())),
  visibility: Type.Optional(Type.Enum(['public', 'link'])),
  clock: Type.Optional(Type.Integer({ minimum: 10, maximum: 14 * 24 * 3600 })),
  reserve: Type.Optional(Type.Integer({ minimum: 10, maximum: 60 * 24 * 3600 })),
  paced: Type.Optional(Type.Boolean()),
  atZero: Type.Optional(Type.Enum(['bot', 'default'])),
  level: Type.Optional(level),
  standIn: Type.Optional(Type.Enum(['bot', 'facilitator'])),
  delay: Type.Optional(Type.Integer({ minimum: 0, maximum: 300 })),
  language: Type.Optional(Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$' })),
  players: Type.Optional(Type.Array(Type.Enum(['me', 'free', ...LEVELS]), { maxItems: 100 })),
  commitment: Type.Optional(dice),
};
