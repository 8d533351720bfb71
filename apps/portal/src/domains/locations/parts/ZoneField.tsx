import { Select, type SelectProps } from '@mantine/core';
import type { FieldOf } from '@nestling/kit/call-form.ts';
import { plain } from '@nestling/rules/plain.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useMemo, useState } from 'react';
import { placeWords } from '../words.ts';
import { type Zone, zoneChoices, zoneName } from '../zones.ts';

type Filter = NonNullable<SelectProps['filter']>;

/** Chooses a time zone, found by its time, its city, its country or its distance from UTC. */
export const ZoneField = ({
  zones,
  country,
  ...given
}: FieldOf<string | null> & { zones: readonly Zone[]; country: string; allowDeselect?: boolean }) => {
  const t = useWords(placeWords);
  const { language } = useSpeech();
  // Four hundred names are made when somebody looks for one; until then the one that is chosen is enough.
  const [opened, setOpened] = useState(false);
  const others = t('otherZones');
  const choices = useMemo(
    () => (opened ? zoneChoices(zones, country, language, others) : null),
    [opened, zones, country, language, others],
  );
  const chosen = zones.find(({ id }) => id === given.value);
  const filter: Filter = ({ options, search }) => {
    if (!choices) return options;
    const words = plain(search.replaceAll('-', '−')).split(/\s+/);
    const fits = (id: string): boolean => words.every((word) => choices.found.get(id)?.includes(word));
    return options
      .map((one) => ('group' in one ? { ...one, items: one.items.filter((item) => fits(String(item.value))) } : one))
      .filter((one) => !('group' in one) || one.items.length > 0);
  };
  return (
    <Select
      {...given}
      searchable
      data={choices?.data ?? (chosen ? [{ value: chosen.id, label: zoneName(chosen.value, language) }] : [])}
      filter={filter}
      nothingFoundMessage={t('noZone')}
      onDropdownOpen={() => setOpened(true)}
    />
  );
};
