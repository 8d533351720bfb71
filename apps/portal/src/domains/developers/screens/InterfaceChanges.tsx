import { Switch } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { InterfaceChangesDocument, type InterfaceChangesQuery } from '../interface.graphql.ts';
import { interfaceWords } from '../interface-words.ts';

type Day = InterfaceChangesQuery['getInterfaceChanges'][number];
type Line = Day['changes'][number];

const kinds = ['query', 'mutation', 'subscription'] as const;

/** What changed of the calls one's role may make, by day. */
const InterfaceChanges = () => {
  const t = useWords(interfaceWords);
  const { language } = useSpeech();
  const { data } = useAsk(InterfaceChangesDocument, {});
  const [onlyBreaks, setOnlyBreaks] = useState(false);
  if (!data) return null;
  const days = data.getInterfaceChanges.flatMap(({ day, changes }) => {
    const shown = onlyBreaks ? changes.filter(({ breaks }) => breaks) : changes;
    return shown.length > 0 ? [{ day, changes: shown }] : [];
  });
  const kindOf = ({ kind }: Line): string => {
    const call = kinds.find((one) => one === kind);
    return call ? t(call) : t('typeKind');
  };
  const columns: Column<Line>[] = [
    {
      key: 'name',
      head: t('subject'),
      main: true,
      width: '32%',
      cell: ({ name, kind, after, part }) =>
        kind === 'type' || (part === '' && after === null) ? (
          <code>{name}</code>
        ) : (
          <Link to={href('developers.call', { call: name })}>
            <code>{name}</code>
          </Link>
        ),
    },
    { key: 'kind', head: t('kind'), wide: true, width: '12%', cell: kindOf },
    { key: 'what', head: t('what'), width: '22%', cell: ({ part }) => (part ? <code>{part}</code> : '–') },
    {
      key: 'change',
      head: t('change'),
      cell: ({ before, after, part, breaks }) => (
        <Stack gap="xxs">
          <span>
            {before === null ? (
              <>
                {t('added')}
                {part ? <code>{` ${after ?? ''}`}</code> : null}
              </>
            ) : after === null ? (
              t('gone')
            ) : (
              t('became', { before, after })
            )}
          </span>
          {breaks ? (
            <span>
              <Badge kind="wait">{t('mayBreak')}</Badge>
            </span>
          ) : null}
        </Stack>
      ),
    },
  ];
  return (
    <Screen>
      <Stack gap="l">
        <Switch
          label={t('onlyBreaks')}
          checked={onlyBreaks}
          onChange={({ currentTarget }) => setOnlyBreaks(currentTarget.checked)}
        />
        {days.length === 0 ? (
          <EmptyState picture={<PaperPicture />} title={t('noChanges')}>
            {t('noChangesText')}
          </EmptyState>
        ) : null}
        {days.map(({ day, changes }) => (
          <Section key={day} title={dateWords(day, language)}>
            <DataTable
              label={dateWords(day, language)}
              rows={changes}
              columns={columns}
              keyOf={({ name, part }) => `${name} ${part}`}
              nameOf={({ name }) => name}
            />
          </Section>
        ))}
      </Stack>
    </Screen>
  );
};

export default InterfaceChanges;
