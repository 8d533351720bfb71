export const ratio = {
  'ratio.unknownRule': 'No existe esa norma de proporción. Elija una de la lista.',
  'ratio.saved': (p: { name: string }) => `Las salas ahora siguen ${p.name}.`,
  'ratio.none': 'Ahora solo se aplican los límites de las salas.',
};
