export const ratio = {
  'ratio.unknownRule': 'There is no such ratio rule. Choose one from the list.',
  'ratio.saved': (p: { name: string }) => `The rooms are held to ${p.name}.`,
  'ratio.none': 'Only the limits of the rooms themselves count now.',
};
