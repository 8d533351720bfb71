export const ratio = {
  'ratio.unknownRule': 'No existe esa norma de proporción. Elija una de la lista.',
  'ratio.saved': (p: { name: string }) => `Las salas siguen ${p.name}.`,
  'ratio.none': 'Ahora solo cuentan los límites de las propias salas.',
};
