import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { backupWords } from '../backup-words.ts';

const looks = { none: 'wait', waiting: 'wait', running: 'wait', done: 'good', failed: 'bad' } as const;
const isState = (status: string): status is keyof typeof looks => status in looks;

/** How a backup stands. */
export const BackupState = ({ status }: { status: string }) => {
  const t = useWords(backupWords);
  return isState(status) ? <Badge kind={looks[status]}>{t(status)}</Badge> : null;
};
