/** What an id from elsewhere is called; a newer server may know more of them, which are then called by themselves. */
export function called(names: Readonly<Record<string, string>>, id: string): string {
  return (Object.hasOwn(names, id) ? names[id] : undefined) ?? id;
}
