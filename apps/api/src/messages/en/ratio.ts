export const ratio = {
  'ratio.unknownRule': 'That ratio rule doesn’t exist. Choose one from the list.',
  'ratio.saved': (p: { name: string }) => `Rooms now follow ${p.name}.`,
  'ratio.none': 'Only room limits apply now.',
};
