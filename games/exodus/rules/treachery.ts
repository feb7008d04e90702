/** Treachery gnaws at many rolls: one hindrance at 5 or more, one more at 8 or more. */
export function treacheryHindrances({
  traits: { treachery },
}: {
  readonly traits: Readonly<Record<'treachery', number>>;
}): number {
  return treachery >= 8 ? 2 : treachery >= 5 ? 1 : 0;
}
