import { Button } from '@mantine/core';
import { Section } from '@nestling/kit/Section.tsx';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { weekOf, weekWords } from '../week.ts';
import { type HoursCall, OwnHoursPanel } from './OwnHoursPanel.tsx';
import { ownHoursWords } from './words.ts';

/** The hours that hold for a child or a contact, and what is done to their own ones. */
export const HoursPart = ({
  draft,
  name,
  said,
  dates,
  own,
  edits,
  call,
  of,
  remove,
}: {
  /** Names the draft of the form. */
  draft: string;
  name: string;
  /** Where the hours come from, in words. */
  said: string;
  dates: Parameters<typeof weekOf>[0];
  /** Whether they are its own. */
  own: boolean;
  edits: boolean;
  call: HoursCall;
  /** Whose hours they are. */
  of: string;
  remove: () => Promise<unknown>;
}) => {
  const t = useWords(ownHoursWords);
  const { language } = useSpeech();
  const [open, setOpen] = useState<'panel' | 'remove' | null>(null);
  const week = weekOf(dates);
  const close = () => setOpen(null);
  return (
    <Section
      title={t('title')}
      help={said}
      action={
        edits ? (
          <>
            <Button variant="light" onClick={() => setOpen('panel')}>
              {t(own ? 'change' : 'set')}
            </Button>
            {own ? (
              <Button variant="subtle" onClick={() => setOpen('remove')}>
                {t('remove')}
              </Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      {weekWords(week, language).map((line) => (
        <p key={line} data-figures>
          {line}
        </p>
      ))}
      {open === 'panel' ? (
        <OwnHoursPanel draft={draft} name={name} week={week} call={call} of={of} onClose={close} />
      ) : null}
      {open === 'remove' ? (
        <ConfirmDelete
          onCancel={close}
          onDelete={async () => {
            await remove();
            close();
          }}
        >
          <b>{t('edit', { name })}</b>
        </ConfirmDelete>
      ) : null}
    </Section>
  );
};
