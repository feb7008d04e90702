/** A scene is public, but for the secret that is threatened with (XD-11.3). */
import type { FactionId } from '../content/factions.ts';
import type { SecretId } from '../content/secrets.ts';
import type { Scene, State } from '../state.ts';

export type SeenScene = Omit<Scene, 'threat'> & { readonly threatened: boolean; readonly threat?: SecretId };

export function seenScene(s: State, { threat, ...scene }: Scene, viewer: FactionId | undefined): SeenScene {
  const party = viewer === scene.opener || viewer === scene.respondent;
  const id = threat === undefined ? undefined : s.secrets[threat]?.id;
  return {
    ...scene,
    threatened: threat !== undefined,
    ...(party && id !== undefined ? { threat: id } : {}),
  };
}
