import { Button, TextInput } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './CopyField.module.css';
import { fieldWords } from './words.ts';

/** An address or a key to take away: it can be copied and not changed. It is no field of a form. */
export const CopyField = ({
  label,
  help,
  text,
}: {
  readonly label: string;
  readonly help?: string;
  readonly text: string;
}) => {
  const t = useWords(fieldWords);
  const [copied, setCopied] = useState(false);
  return (
    <div className={classes.copy}>
      <TextInput
        label={label}
        description={help}
        value={text}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="default"
        leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
        onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}
      >
        {t(copied ? 'copied' : 'copy')}
      </Button>
    </div>
  );
};
