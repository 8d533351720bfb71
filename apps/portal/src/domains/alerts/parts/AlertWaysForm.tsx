import { Button } from '@mantine/core';
import { saveAlertWays } from '@nestling/contract/operations/alerts.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useEffect, useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import type { Place } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { AlertWaysDocument } from '../alerts.graphql.ts';
import { alertWords } from '../words.ts';
import classes from './alerts.module.css';

/** In which order, and after how many minutes, an urgent alert of a location follows by mail and by text. */
export const AlertWaysForm = ({ place }: { place: Place }) => {
  const t = useWords(alertWords);
  const may = useMay();
  const { role } = usePerson();
  const { data } = useAsk(AlertWaysDocument, { location: place.id });
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
  const minutes = { mail_after: mail ?? 0, text_after: text ?? 0 };
  // Mail before text where both follow at the same moment.
  const order = [
    { way: t('way_mail'), after: minutes.mail_after },
    { way: t('way_text'), after: minutes.text_after },
  ].toSorted((a, b) => a.after - b.after);
  const steps = order.map(({ way, after }) => (after === 0 ? way : t('wayAfter', { way, count: after })));
  return (
    <details className={`${classes.form} ${classes.ways}`}>
      <summary>{t('waysTitle')}</summary>
      <p className={classes.note}>
        {t('waysHelp')} {ways ? t(ways.own ? 'waysOwn' : 'waysCenter', { name: place.name }) : null}
      </p>
      <p>{t('waysOrder', { steps: [t('way_app'), ...steps].join(' → ') })}</p>
      <Row align="end">
        <NumberField label={t('mailAfter')} min={0} max={60} value={mail} onChange={setMail} />
        <NumberField label={t('textAfter')} min={0} max={60} value={text} onChange={setText} />
        <Button variant="default" loading={save.busy} onClick={() => void save.run({ location: place.id, ...minutes })}>
          {t('waysSave', { name: place.name })}
        </Button>
        {ways?.own ? (
          <Button variant="subtle" loading={save.busy} onClick={() => void save.run({ location: place.id })}>
            {t('waysBack')}
          </Button>
        ) : null}
        {allows(role, 'kvsupport') ? (
          <Button variant="subtle" loading={save.busy} onClick={() => void save.run(minutes)}>
            {t('waysAll')}
          </Button>
        ) : null}
      </Row>
    </details>
  );
};
