import { Button } from '@mantine/core';
import { saveAlertWays } from '@nestling/contract/operations/alerts.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useEffect, useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { AlertWaysDocument } from '../alerts.graphql.ts';
import { alertWords } from '../words.ts';
import classes from './alerts.module.css';

/** After how many minutes an urgent alert follows by mail and by text. */
export const AlertWaysForm = () => {
  const t = useWords(alertWords);
  const may = useMay();
  const { data } = useAsk(AlertWaysDocument, {});
  const [mail, setMail] = useState<number | null>(0);
  const [text, setText] = useState<number | null>(0);
  const save = useAction(saveAlertWays);
  const ways = data?.getAlertWays;
  useEffect(() => {
    if (!ways) return;
    setMail(ways.mail_after);
    setText(ways.text_after);
  }, [ways]);
  if (!may('edit_settings')) return null;
  return (
    <details className={classes.form}>
      <summary>{t('waysTitle')}</summary>
      <p className={classes.note}>{t('waysHelp')}</p>
      <Row align="end">
        <NumberField label={t('mailAfter')} min={0} max={60} value={mail} onChange={setMail} />
        <NumberField label={t('textAfter')} min={0} max={60} value={text} onChange={setText} />
        <Button
          variant="default"
          loading={save.busy}
          onClick={() => void save.run({ mail_after: mail ?? 0, text_after: text ?? 0 })}
        >
          {t('save')}
        </Button>
      </Row>
    </details>
  );
};
