/** The words of the end of a match, which load with it. In English. */
export const end = {
  over: 'Over',
  won: 'Won',
  lost: 'Lost',
  curve: 'How it went, from the first moment to the last',
  curveTitle: 'How it went',
  curveOf: (name: string) => `How it went for ${name}`,
  axis: { high: 'winning', low: 'losing', from: 'start', to: 'end' },
  moments: 'What changed most',
  better: 'helped',
  worse: 'hurt',
  decided: 'What decided it',
};
