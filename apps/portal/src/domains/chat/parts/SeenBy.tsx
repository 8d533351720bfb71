import { useAsk } from '@nestling/kit/ask.ts';
import { momentWords } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { ChatLineFragment } from '../chat.graphql.ts';
import { ChatSeenDocument } from '../chat.graphql.ts';
import { chatWords } from '../words.ts';
import classes from './Thread.module.css';

/** Who has seen a message, and when. */
export const SeenBy = ({ line, onClose }: { line: ChatLineFragment; onClose: () => void }) => {
  const t = useWords(chatWords);
  const { language } = useSpeech();
  const { data } = useAsk(ChatSeenDocument, { id: line.id }, { fresh: true });
  const people = data?.getChatSeen;
  return (
    <Dialog label={t('seenBy')} onClose={onClose}>
      <div className={classes.people}>
        <h2>{t('seenBy')}</h2>
        {people?.length === 0 ? <p>{t('seenNobody')}</p> : null}
        {people?.map(({ id, name, at }) => (
          <Person key={id} id={id} name={name} detail={momentWords(at, language)} />
        ))}
      </div>
    </Dialog>
  );
};
