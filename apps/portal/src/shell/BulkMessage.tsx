import { BulkAct } from '@nestling/kit/BulkBar.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconMessage } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { messageHref } from './write-to.tsx';
import { messageWords } from './write-words.ts';

/** Writes to those who are ticked: the screen that sends opens with them as its audience. */
export const BulkMessage = ({
  kind,
  to,
}: {
  kind: 'child' | 'person';
  to: readonly { readonly id: string; readonly full_name: string }[];
}) => {
  const t = useWords(messageWords);
  const navigate = useNavigate();
  return (
    <BulkAct
      icon={<IconMessage size={18} />}
      onClick={() =>
        void navigate({
          href: messageHref(
            kind,
            to.map(({ id, full_name: name }) => ({ id, name })),
          ),
        })
      }
    >
      {t('message')}
    </BulkAct>
  );
};
