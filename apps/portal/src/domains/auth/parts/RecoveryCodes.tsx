import { Button } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { stepWords } from '../step-words.ts';
import classes from './RecoveryCodes.module.css';

/** The codes for a lost phone, shown this once, with the ways to keep them. `name` is whose account it is. */
export const RecoveryCodes = ({
  codes,
  name,
  onKept,
}: {
  codes: readonly string[];
  name: string;
  onKept: () => void;
}) => {
  const t = useWords(stepWords);
  const text = `${t('codesFile', { name })}\n\n${codes.join('\n')}\n`;
  return (
    <div className={classes.box}>
      <p>{t('codesLead')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.ways}>
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${t('codesFile', { name })}.txt`}
          leftSection={<IconDownload size={18} />}
        >
          {t('download')}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <Button size="lg" fullWidth onClick={onKept}>
        {t('kept')}
      </Button>
    </div>
  );
};
