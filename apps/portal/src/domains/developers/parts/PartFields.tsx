import { MultiSelect, Select } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import type { FieldOf } from '@nestling/kit/call-form.ts';
import { choicesOf } from '@nestling/kit/field/choices.ts';
import { PeoplePicker } from '@nestling/kit/field/PeoplePicker.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { usePerson } from '../../../session/session.ts';
import { useFindPeople } from '../../../shell/find-people.ts';
import { useLocations } from '../../../shell/location.ts';
import { OwnChildrenToLimitDocument } from '../ownChildren.graphql.ts';
import type { PartValues } from '../program.ts';
import { developerWords } from '../words.ts';

const students = ['student'] as const;

/** To what of the center a program is limited: all its owner reaches, some of the locations, or some children. */
export const PartFields = ({
  limited,
  field,
}: {
  limited: PartValues['limited'];
  field<K extends keyof PartValues>(name: K, label: string, help?: string): FieldOf<PartValues[K]>;
}) => {
  const t = useWords(developerWords);
  const isStaff = allows(usePerson().role, 'teacher');
  const places = useLocations();
  const find = useFindPeople(students);
  const own = useAsk(OwnChildrenToLimitDocument, {}, { pause: isStaff });
  const ownChildren = async (typed: string) =>
    (own.data?.getUserStudents ?? [])
      .filter(({ full_name }) => full_name.toLowerCase().includes(typed.toLowerCase()))
      .map(({ id, full_name }) => ({ id, name: full_name }));
  return (
    <>
      <Select
        allowDeselect={false}
        data={[
          { value: 'all', label: t('everything') },
          ...(isStaff ? [{ value: 'locations', label: t('someLocations') }] : []),
          { value: 'students', label: t('someChildren') },
        ]}
        {...field('limited', t('limited'), t('limitedHelp'))}
      />
      {limited === 'locations' ? (
        <MultiSelect searchable data={choicesOf(places)} {...field('locations', t('ofLocations'))} />
      ) : null}
      {limited === 'students' ? (
        <PeoplePicker
          find={isStaff ? find : ownChildren}
          {...field('students', t('ofChildren'), t('ofChildrenHelp'))}
        />
      ) : null}
    </>
  );
};
