/** The language a person is spoken and written to in; nothing for who came before it was kept. */
export const SPOKEN: readonly string[] = ['ALTER TABLE players ADD COLUMN language TEXT'];
