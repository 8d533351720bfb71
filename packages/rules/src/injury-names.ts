/** The words of injury reports, as screens and papers say them. */
type Names = Readonly<Record<string, string>>;

const kindsEn: Names = {
  bump: 'Bump or bruise',
  scrape: 'Scrape',
  cut: 'Cut',
  bite: 'Bite',
  burn: 'Burn',
  sting: 'Sting',
  fall: 'Fall',
  other: 'Other',
};
const severitiesEn: Names = { serious: 'Serious', moderate: 'Moderate', minor: 'Minor' };
const treatmentsEn: Names = {
  comforted: 'Comforted',
  cleaned: 'Cleaned',
  ice: 'Ice or cold pack',
  bandage: 'Bandage',
  doctor: 'Doctor called',
  ambulance: 'Ambulance called',
};
const waysEn: Names = { in_person: 'in person', phone: 'by phone', message: 'by message' };
const partsEn: Names = {
  forehead: 'Forehead',
  back_of_head: 'Back of head',
  nose: 'Nose',
  mouth: 'Mouth',
  chin: 'Chin',
  neck: 'Neck',
  chest: 'Chest',
  belly: 'Belly',
  groin: 'Groin',
  upper_back: 'Upper back',
  lower_back: 'Lower back',
  bottom: 'Bottom',
  tail: 'Tail',
};
const sidedEn: Names = {
  eye: 'eye',
  cheek: 'cheek',
  ear: 'ear',
  shoulder: 'shoulder',
  upper_arm: 'upper arm',
  elbow: 'elbow',
  forearm: 'forearm',
  hand: 'hand',
  thigh: 'thigh',
  knee: 'knee',
  shin: 'shin',
  calf: 'calf',
  foot: 'foot',
  front_leg: 'front leg',
  front_paw: 'front paw',
  hind_leg: 'hind leg',
  hind_paw: 'hind paw',
};
const partNameEn = (part: string): string => {
  const [side = '', ...rest] = part.split('_');
  const name = sidedEn[rest.join('_')];
  return partsEn[part] ?? (name ? `${side === 'left' ? 'Left' : 'Right'} ${name}` : part);
};

const kindsEs: Names = {
  bump: 'Golpe o moretón',
  scrape: 'Raspón',
  cut: 'Cortada',
  bite: 'Mordida',
  burn: 'Quemadura',
  sting: 'Picadura',
  fall: 'Caída',
  other: 'Otro',
};
const severitiesEs: Names = { serious: 'Grave', moderate: 'Moderada', minor: 'Leve' };
const treatmentsEs: Names = {
  comforted: 'Se le consoló',
  cleaned: 'Se limpió',
  ice: 'Hielo o compresa fría',
  bandage: 'Curita o vendaje',
  doctor: 'Se llamó al médico',
  ambulance: 'Se llamó a la ambulancia',
};
const waysEs: Names = { in_person: 'en persona', phone: 'por teléfono', message: 'por mensaje' };
const partsEs: Names = {
  forehead: 'Frente',
  back_of_head: 'Nuca y parte de atrás de la cabeza',
  nose: 'Nariz',
  mouth: 'Boca',
  chin: 'Barbilla',
  neck: 'Cuello',
  chest: 'Pecho',
  belly: 'Vientre',
  groin: 'Ingle',
  upper_back: 'Espalda alta',
  lower_back: 'Espalda baja',
  bottom: 'Trasero',
  tail: 'Cola',
};
/** Each with how "left" and "right" end for it. */
const sidedEs: Readonly<Record<string, readonly [name: string, left: string, right: string]>> = {
  eye: ['Ojo', 'izquierdo', 'derecho'],
  cheek: ['Mejilla', 'izquierda', 'derecha'],
  ear: ['Oreja', 'izquierda', 'derecha'],
  shoulder: ['Hombro', 'izquierdo', 'derecho'],
  upper_arm: ['Brazo', 'izquierdo', 'derecho'],
  elbow: ['Codo', 'izquierdo', 'derecho'],
  forearm: ['Antebrazo', 'izquierdo', 'derecho'],
  hand: ['Mano', 'izquierda', 'derecha'],
  thigh: ['Muslo', 'izquierdo', 'derecho'],
  knee: ['Rodilla', 'izquierda', 'derecha'],
  shin: ['Espinilla', 'izquierda', 'derecha'],
  calf: ['Pantorrilla', 'izquierda', 'derecha'],
  foot: ['Pie', 'izquierdo', 'derecho'],
  front_leg: ['Pata delantera', 'izquierda', 'derecha'],
  front_paw: ['Almohadilla delantera', 'izquierda', 'derecha'],
  hind_leg: ['Pata trasera', 'izquierda', 'derecha'],
  hind_paw: ['Almohadilla trasera', 'izquierda', 'derecha'],
};
const partNameEs = (part: string): string => {
  const [side = '', ...rest] = part.split('_');
  const words = sidedEs[rest.join('_')];
  return partsEs[part] ?? (words ? `${words[0]} ${side === 'left' ? words[1] : words[2]}` : part);
};

/** What kinds, treatments and parts of the body are called in a language; a word of a newer version says its key. */
export const injuryNames = {
  en: { kinds: kindsEn, severities: severitiesEn, treatments: treatmentsEn, ways: waysEn, partName: partNameEn },
  es: { kinds: kindsEs, severities: severitiesEs, treatments: treatmentsEs, ways: waysEs, partName: partNameEs },
} as const;
