/** The ids of a table of content, in the order they are written. */
export function idsOf<I extends string>(table: Readonly<Record<I, unknown>>): readonly I[] {
  return Object.keys(table) as I[];
}
