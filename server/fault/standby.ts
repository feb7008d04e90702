/**
 * A server that has everything loaded and waits for the word to begin: the moment another one is killed it takes its
 * place, so that hundreds of kills take minutes.
 */
import '../index.ts';
import '#games';

if (process.env.REDIS_URL) await import('../workers/redis.ts');
process.once('message', () => {
  // Whatever goes wrong ends the process, as it does a server's.
  void import('../main.ts');
});
process.send?.({ waits: true });
