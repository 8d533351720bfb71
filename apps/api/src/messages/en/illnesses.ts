export const illnesses = {
  'illnesses.gone': 'This line no longer exists. Reload the page.',
  'illnesses.otherState': 'This was already lifted. Reload the page.',
  'illnesses.future': 'This time hasn’t come yet.',
  'illnesses.until': 'Say day and time until when, or neither.',
  'illnesses.untilPast': 'This must come after it was noticed.',
  'illnesses.temperature': (p: { unit: string }): string =>
    p.unit === 'C' ? 'Enter a temperature from 32 to 43.5.' : 'Enter a temperature from 90 to 110.',
  'illnesses.note': 'A doctor’s note is asked for: say that you have seen it.',
  'illnesses.noted': 'Saved. The family was notified.',
  'illnesses.changed': 'Saved. The family was notified.',
  'illnesses.lifted': 'Lifted. The family was notified.',
  'illnesses.exposureTold': 'The other families were already notified.',
  'illnesses.nobodyExposed': 'There is no other family in the room to notify.',
  'illnesses.exposed': 'The other families of the room were notified.',
};
