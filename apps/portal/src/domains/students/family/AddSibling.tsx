import { Button, Select } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FindField } from '@nestling/kit/field/FindField.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useLocations } from '../../../shell/location.ts';
import type { StudentRecord } from '../record/use-record.ts';
import { AddSiblingsDocument, StudentsToChooseDocument } from './family.graphql.ts';
import classes from './family.module.css';
import { Found } from './MergeDialog.tsx';
import { sideOf } from './MergeStudents.tsx';
import { familyWords } from './words.ts';

/** Finds a sibling, of this location or of another one. */
export const AddSibling = ({
  student,
  known,
  onClose,
}: {
  student: StudentRecord;
  known: readonly string[];
  onClose: () => void;
}) => {
  const t = useWords(familyWords);
  const { language } = useSpeech();
  const places = useLocations();
  const [location, setLocation] = useState(student.location?.id ?? '');
  const [search, setSearch] = useState(student.lname);
  const add = useAction(AddSiblingsDocument);
  const { data } = useAsk(
    StudentsToChooseDocument,
    { location, student: student.id, search: search || null },
    { keep: ['search'], pause: location === '' },
  );
  const found = (data?.getSiblingByLocation ?? []).filter(({ id }) => !known.includes(id)).slice(0, 20);
  return (
    <Dialog label={t('addSibling')} onClose={onClose}>
      <div className={classes.dialog}>
        <h2>{t('addSibling')}</h2>
        {places.length > 1 ? (
          <Select
            label={t('location')}
            allowDeselect={false}
            data={places.map(({ id, name }) => ({ value: id, label: name }))}
            value={location}
            onChange={(value) => value && setLocation(value)}
          />
        ) : null}
        <FindField label={t('search')} value={search} data-autofocus onChange={setSearch} />
        <Found
          found={found.map((one) => sideOf(one, language))}
          onPick={({ id }) =>
            void add.run({ student: student.id, siblings: [id] }).then((ended) => {
              if (ended?.kind === 'done') onClose();
            })
          }
        />
        <div className={classes.end}>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
