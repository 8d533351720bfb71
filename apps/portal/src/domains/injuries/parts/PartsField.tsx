import type { FieldOf } from '@nestling/kit/call-form.ts';
import { Toggles } from '@nestling/kit/field/Toggles.tsx';
import { bodyAreas, petAreas } from '@nestling/rules/injuries.ts';
import { useInjuryWords } from '../injury-words.ts';
import { BodyMap } from './BodyMap.tsx';
import classes from './injuries.module.css';

/** The parts by area, in the order they are offered. */
type Areas = readonly (readonly [area: 'head' | 'trunk' | 'arms' | 'legs', parts: readonly string[]])[];
const ofChildren: Areas = [
  ['head', bodyAreas.head],
  ['trunk', bodyAreas.trunk],
  ['arms', bodyAreas.arms],
  ['legs', bodyAreas.legs],
];
const ofPets: Areas = [
  ['head', petAreas.head],
  ['trunk', petAreas.trunk],
  ['legs', petAreas.legs],
];

/** The figure, and the same parts by name; of pets the names alone. */
export const PartsField = ({ label, description, value = [], error, onChange }: FieldOf<string[]>) => {
  const { t, pets, partName } = useInjuryWords();
  const toggle = (part: string) =>
    onChange(value.includes(part) ? value.filter((one) => one !== part) : [...value, part]);
  return (
    <fieldset className={classes.areas} aria-invalid={error ? true : undefined}>
      <legend>{label}</legend>
      <p className={classes.quiet}>{description}</p>
      {pets ? null : <BodyMap parts={value} onPress={toggle} />}
      {(pets ? ofPets : ofChildren).map(([area, parts]) => (
        <Toggles
          key={area}
          label={t(area)}
          value={value}
          onChange={(next) => onChange([...value.filter((one) => !parts.includes(one)), ...next])}
          choices={parts.map((part) => ({ value: part, label: partName(part) }))}
        />
      ))}
      {error ? (
        <p role="alert" className={classes.wrong}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
};
