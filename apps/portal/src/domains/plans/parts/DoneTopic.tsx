import { Button } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { IconCheck } from '@tabler/icons-react';
import { useWriteEntry } from '../../activities/use-write-entry.ts';
import { statedNow } from '../../attendance/stated.ts';
import { planWords } from '../words.ts';

/** Notes a topic of today as done with the children who are here; the notice offers to take that back. */
export const DoneTopic = ({
  topic,
  offered,
  here,
  zone,
}: {
  topic: string;
  /** Activities of the library that stand under it. */
  offered: readonly string[];
  here: readonly { readonly id: string; readonly fname: string }[];
  zone: string | null;
}) => {
  const t = useWords(planWords);
  const write = useWriteEntry();
  const students = here.map(({ id }) => id);
  return (
    <Button
      size="md"
      variant="default"
      leftSection={<IconCheck size={18} />}
      aria-label={t('doneWith', { topic, count: here.length })}
      disabled={here.length === 0}
      loading={write.busy}
      onClick={() =>
        void write.run('activity', 'save', here, { students, ...statedNow(zone), note: null, activity: topic, offered })
      }
    >
      {t('done')}
    </Button>
  );
};
