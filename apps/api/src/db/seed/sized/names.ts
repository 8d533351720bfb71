/** Names as families have them: accents, apostrophes, hyphens, two surnames, long ones, and people with one name only. */
export const girls =
  'Ava Mia Zoë Nora Sofía Amélie Zuri Ivy Clara Lucía Inés Maya Aaliyah Chloé Emma Freya Hana Ingrid Jasmine Keira Leïla Margot Naomi Olivia Priya Quinn Renée Saoirse Thandiwe Uma Valentina Wren Ximena Yara Agnieszka Beatriz Céline Dalia Élodie Fatima Gwen Heidi Isla Jana Khadija Lotte Mei Niamh Oona Paloma Rosalía Siân Tereza Yuki Anna-Lena Mary-Kate'.split(
    ' ',
  );
export const boys =
  'Leo Noah Omar Finn Lars Theo Jonah Eli Mateo Ben Adrián Björn Caleb Dmitri Elías Farid Gaël Hugo Ibrahim José Kofi Liam Maël Nils Óscar Pablo Qasim Raúl Søren Tomás Ulises Víctor Wyatt Xavier Youssef Zachary Aarav Bao Chidi Diego Emre Félix Goran Hiroshi István Jakub Kwame Lorenzo Máximo Nikolaï Owen Péter Rafael Stéphane Tadeusz Jean-Luc'.split(
    ' ',
  );
const surnames =
  'Lopez García Núñez Chen O’Brien Mensah Berg Dubois Papadakis Watanabe Weiss Cohen Iyer Castillo Adeyemi Jovanović Rivera Haddad Müller Nguyễn Kowalski Åkesson Sørensen Fernández Gutiérrez Peña Ibáñez Smith Johnson Williams Brown Davis Wilson Taylor Thomas Moore Jackson Martin Lee Thompson White Harris Clark Lewis Walker Hall Young Allen King Wright Scott Torres Hill Green Adams Nelson Baker Campbell Mitchell Roberts Carter Phillips Evans Turner Parker Collins Edwards Stewart Morris Murphy Cook Rogers Morgan Cooper Reed Bailey Bell Kelly Howard Ward Cox Díaz Richardson Wood Watson Brooks Bennett Gray James Reyes Cruz Hughes Price Myers Long Foster Sanders Ross Morales Powell Sullivan Russell Ortiz Jenkins Perry Butler Barnes Fisher Henderson Coleman Patel Singh Khan Kim Park Tran Ito Okafor Ndlovu Abebe Yılmaz Çelik Ivanova Petrov Horváth Novák Łukasik D’Angelo Öztürk Fitzgerald Muñoz'.split(
    ' ',
  );
const rareSurnames = [
  'García Márquez',
  'López de la Cruz',
  'von Hohenberg-Albrecht',
  'de Souza e Silva',
  'van der Berg',
  'Al-Rashid',
  'Núñez Ibáñez',
  'Smith-Jones',
  'Ortega y Gasset',
  'St. John',
];

export const cities = [
  'Albany',
  'Boise',
  'Cañon City',
  'Dayton',
  'El Paso',
  'Fresno',
  'Glendale',
  'Houston',
  'Irvine',
  'Juneau',
  'Kahului',
  'La Cañada',
  'Madison',
  'Norfolk',
  'Omaha',
  'Peoria',
  'Québec',
  'Raleigh',
  'San José',
  'Tucson',
];
export const streets = ['Oak', 'Elm', 'Maple', 'Lake', 'Hill', 'Park', 'River', 'Church', 'Mill', 'Station'];
export const roomNames = [
  'Sunflowers',
  'Little Owls',
  'Acorns',
  'Bluebirds',
  'Ladybirds',
  'Otters',
  'Foxes',
  'Dandelions',
  'Hedgehogs',
  'Butterflies',
  'Kingfishers',
  'Pebbles',
  'Starfish',
  'Squirrels',
  'Robins',
  'Clovers',
];
export const allergies = ['Peanuts', 'Milk', 'Eggs', 'Bee stings', 'Wheat', 'Soya', 'Sesame', 'Pollen', 'Penicillin'];
export const medications = ['EpiPen Jr', 'Salbutamol', 'Cetirizine', 'Paracetamol', 'Insulin'];

/** A family's name, from three numbers below 1: mostly one surname, some of two words, and seldom none. */
export const surname = (kind: number, first: number, second: number): string => {
  const one = surnames[Math.floor(first * surnames.length)] ?? '';
  if (kind < 0.01) return '';
  if (kind < 0.04) return rareSurnames[Math.floor(first * rareSurnames.length)] ?? '';
  if (kind < 0.16) return `${one} ${surnames[Math.floor(second * surnames.length)] ?? ''}`;
  return one;
};
