import { Button } from '@mantine/core';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { YearSelect } from '../../parts/YearSelect.tsx';
import { dayFromNow } from '../due-words.ts';
import { OwnYearReceiptDocument } from '../family.graphql.ts';
import classes from '../family.module.css';
import { usePaper } from '../use-paper.ts';
import { familyBillingWords } from '../words.ts';

/** Everything paid in a year on one paper, for the tax return. */
export const YearReceipt = () => {
  const t = useWords(familyBillingWords);
  const today = dayFromNow(0);
  const [year, setYear] = useState(today.slice(0, 4));
  const { fetchIt, busy } = usePaper(OwnYearReceiptDocument);
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('year')}</h2>
      <p className={classes.quiet}>{t('yearText')}</p>
      <Row align="end">
        <YearSelect label={t('yearPick')} today={today} value={year} onChange={setYear} />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          loading={busy}
          onClick={() => void fetchIt({ year: Number(year) })}
        >
          {t('yearGet')}
        </Button>
      </Row>
    </section>
  );
};
