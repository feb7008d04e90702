/** The words of EOS Rise's recap, in English. */
export const RETOLD_WORDS = {
  lands: 'Lands',
  landing: (what: string, at: string) => `${what} at ${at}`,
  things: {
    frb: 'an FRB',
    skill: 'a skill token',
    credit: 'a credit',
    asteroid: 'asteroids',
    ship: 'an Alien ship',
    cargo: 'cargo',
    eos: 'the EOS',
    planet: 'the Paradise Planet',
  },
  ship: (name: string) => `a ${name}`,
  flies: (name: string) => `${name} ships move`,
  way: (from: string, to: string) => `${from} → ${to}`,
  hits: 'Hull damage',
  repairs: 'Repaired',
  cubes: 'Power cubes',
  eos: 'The EOS at',
  extinction: 'Year',
} as const;
