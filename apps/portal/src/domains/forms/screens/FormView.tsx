import { Button } from '@mantine/core';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { useRecord } from '@nestling/kit/record.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconPencil, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { useHere } from '../../../shell/here.ts';
import { Preview } from '../builder/Preview.tsx';
import { documentOf } from '../document.ts';
import { FormToFillDocument } from '../fill.graphql.ts';
import classes from '../parts/forms.module.css';
import { formWords } from '../words.ts';

/** A form as whoever is to fill it in sees it. */
const FormView = () => {
  const t = useWords(formWords);
  const { params } = useHere();
  const formId = params.formId ?? '';
  const answer = useRecord(FormToFillDocument, { variables: { id: formId }, record: ({ form }) => form });
  return (
    <RecordScreen
      answer={answer}
      titleOf={({ name }) => name}
      actions={() => (
        <>
          <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => print()}>
            {t('print')}
          </Button>
          <Button
            component={Link}
            leftSection={<IconPencil size={18} />}
            to={href('forms.entry.edit', { Id: 0, formId, entryId: 'new' })}
          >
            {t('fillIn')}
          </Button>
        </>
      )}
    >
      {(form) => (
        <>
          {form.description ? <p className={classes.text}>{form.description}</p> : null}
          {form.instructions ? <p className={classes.text}>{form.instructions}</p> : null}
          <Preview key={form.version} blocks={documentOf(form.document).blocks} />
        </>
      )}
    </RecordScreen>
  );
};

export default FormView;
