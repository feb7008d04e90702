/**
 * Real addresses for tables, replays and moments: `/t/<match>`, `/t/<match>/at` and `/t/<match>/at/<moment>`. They open the
 * app like any other, and say in their head what is behind them, for programs that show links.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { checkOf } from './api/check.ts';
import { matchId } from './api/fields.ts';
import { refuse } from './edge/requests.ts';
import type { Strays } from './edge/strays.ts';
import { endInfo } from './matches/standing.ts';
import type { End } from './matches/writing.ts';
import type { Online } from './online.ts';
import type { SeatRow } from './store/index.ts';
import { askedLanguage, type Previews, previewsIn } from './words.ts';

interface PreviewTerms {
  readonly webRoot: string;
  readonly online: Online;
  readonly strays?: Strays | undefined;
}

interface Head {
  readonly title: string;
  readonly about: string;
}

const checkMatch = checkOf(Type.Object({ match: matchId }));
const TITLE = /<title>[^<]*<\/title>/;
const MOMENT = /^\d{1,6}$/;

export function servePreviews(app: FastifyInstance, { webRoot, online, strays }: PreviewTerms): void {
  const page = readFile(join(webRoot, 'index.html'), 'utf8');
  // Asked for when it is wanted: a server without a page says so then.
  page.catch(() => undefined);
  for (const url of ['/t/:match', '/t/:match/at', '/t/:match/at/:moment']) {
    app.get<{ Params: { match: string; moment?: string } }>(url, async (request, reply) => {
      const early = strays?.(request.raw);
      if (early) return refuse(reply, request.url, early);
      const { match, moment } = request.params;
      const words = previewsIn(askedLanguage(request.headers['accept-language']));
      const known = checkMatch({ match }) === undefined ? await headOf(online, match, words) : undefined;
      const at = moment !== undefined && MOMENT.test(moment) ? moment : undefined;
      const head = known && at !== undefined ? { ...known, about: words.moment(at) } : known;
      reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, accept-language');
      return reply.type('text/html; charset=utf-8').send(withHead(await page, head, urlOf(online, request)));
    });
  }
}

/** What is told of a table to whoever has its link; nothing where there is none, or it cannot be asked for now. */
async function headOf({ house }: Online, match: string, words: Previews): Promise<Head | undefined> {
  try {
    const row = await house.store.tables.match(match);
    const game = house.games.find(({ id }) => id === row?.game);
    if (row === undefined || game === undefined) return undefined;
    const seats = await house.store.seats.of(match);
    const end =
      row.status === 'over' ? (await house.store.records.of(match, row.number - 1, 1))[0] : undefined;
    const names = namesOf(seats, () => true);
    return {
      title: words.title(game.words.title, names),
      about: aboutOf(row.status, seats, end?.body, words),
    };
  } catch (error) {
    // A link works whether or not anything can be said of it.
    house.trouble(`preview of ${match}`, error);
    return undefined;
  }
}

function namesOf(seats: readonly SeatRow[], wanted: (seat: number) => boolean): string {
  const people = seats.filter(({ kind, name, seat }) => kind !== 'free' && name !== '' && wanted(seat));
  return people.map(({ name }) => name).join(', ');
}

function aboutOf(
  status: 'open' | 'playing' | 'over',
  seats: readonly SeatRow[],
  end: object | undefined,
  words: Previews,
): string {
  if (status === 'open') return words.open(seats.filter(({ kind }) => kind === 'free').length);
  if (status === 'playing') return words.playing;
  const winners = end === undefined ? undefined : endInfo(end as End).winners;
  const names = winners ? namesOf(seats, (seat) => winners.includes(seat)) : '';
  return names === '' ? words.over : words.won(names);
}

/** Where the page is found by others, where the host has said so; else as it was asked for. */
function urlOf({ settings }: Online, { url, protocol, host }: FastifyRequest): URL {
  const path = url.split('?')[0] ?? '/';
  return new URL(path, settings.publicUrl ?? `${protocol}://${host}`);
}

function withHead(page: string, head: Head | undefined, url: URL): string {
  // What one is sent by link is nobody else's to find.
  const robots = '<meta name="robots" content="noindex" />';
  const tags = head
    ? {
        'og:site_name': previewsIn('en').site,
        'og:type': 'website',
        'og:title': head.title,
        'og:description': head.about,
        'og:url': url.href,
        'og:image': new URL('/icon-512.png', url).href,
      }
    : {};
  const metas = Object.entries(tags).map(
    ([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`,
  );
  return page.replace(TITLE, (found) =>
    [head ? `<title>${escaped(head.title)}</title>` : found, robots, ...metas].join(''),
  );
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
