import type { Series } from './series.ts';

/** A vaccine by its CVX code: the series it fills, and whether it is a live one that is not swallowed. */
export interface Vaccine {
  readonly code: string;
  readonly name: string;
  readonly series: readonly Series[];
  readonly live?: true;
  readonly source: string;
}

const CVX = 'CDC, HL7 table 0292, Vaccine Administered (CVX), January 2025';
const OWN = 'The short names vets write; no CVX code is given to vaccines of animals';

const of = (code: string, name: string, ...series: Series[]): Vaccine => ({ code, name, series, source: CVX });
const live = (code: string, name: string, ...series: Series[]): Vaccine => ({
  ...of(code, name, ...series),
  live: true,
});
const pet = (code: string, name: string, ...series: Series[]): Vaccine => ({ code, name, series, source: OWN });

/** Combinations fill each of their series. */
export const vaccines: readonly Vaccine[] = [
  of('20', 'DTaP', 'dtap'),
  of('106', 'DTaP (Daptacel)', 'dtap'),
  of('107', 'DTaP, not specified', 'dtap'),
  of('28', 'DT, pediatric', 'dtap'),
  of('10', 'IPV (polio)', 'polio'),
  of('89', 'Polio, not specified', 'polio'),
  of('17', 'Hib, not specified', 'hib'),
  of('48', 'Hib, PRP-T', 'hib'),
  of('49', 'Hib, PRP-OMP', 'hib'),
  of('133', 'PCV13', 'pcv'),
  of('215', 'PCV15', 'pcv'),
  of('216', 'PCV20', 'pcv'),
  of('08', 'Hepatitis B', 'hepb'),
  of('45', 'Hepatitis B, not specified', 'hepb'),
  live('03', 'MMR', 'mmr'),
  live('21', 'Varicella', 'varicella'),
  live('94', 'MMRV', 'mmr', 'varicella'),
  of('83', 'Hepatitis A', 'hepa'),
  of('85', 'Hepatitis A, not specified', 'hepa'),
  of('116', 'Rotavirus, five strains', 'rotavirus'),
  of('119', 'Rotavirus, one strain', 'rotavirus'),
  of('150', 'Influenza, injected', 'influenza'),
  of('88', 'Influenza, not specified', 'influenza'),
  live('149', 'Influenza, nasal spray', 'influenza'),
  of('50', 'DTaP-Hib', 'dtap', 'hib'),
  of('51', 'Hib-Hepatitis B', 'hib', 'hepb'),
  of('110', 'DTaP-HepB-IPV (Pediarix)', 'dtap', 'hepb', 'polio'),
  of('120', 'DTaP-Hib-IPV (Pentacel)', 'dtap', 'hib', 'polio'),
  of('130', 'DTaP-IPV (Kinrix, Quadracel)', 'dtap', 'polio'),
  of('146', 'DTaP-IPV-Hib-HepB (Vaxelis)', 'dtap', 'polio', 'hib', 'hepb'),
  pet('RABIES', 'Rabies', 'rabies'),
  pet('DHPP', 'DHPP', 'dhpp'),
  pet('BORDETELLA', 'Bordetella', 'bordetella'),
];

const byCode = new Map(vaccines.map((one) => [one.code, one]));
/** The vaccine of a code as somebody wrote it ('3' is '03'); undefined for one that is not known. */
export const vaccineOf = (code: string | null): Vaccine | undefined => {
  const written = code?.trim().toUpperCase() ?? '';
  return byCode.get(/^\d$/.test(written) ? `0${written}` : written);
};
