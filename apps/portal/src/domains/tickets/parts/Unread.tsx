import { useAsk } from '@nestling/kit/ask.ts';
import { UnreadCount } from '@nestling/ui/feedback/UnreadCount.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useSubscription } from 'urql';
import { UnreadTicketsChangedDocument, UnreadTicketsDocument } from '../unread.graphql.ts';
import { ticketWords } from '../words.ts';

/** How many tickets say something new, beside the word for them in the menu; asked anew when one is acted on. */
const Unread = () => {
  const t = useWords(ticketWords);
  const { data, soon } = useAsk(UnreadTicketsDocument, {});
  useSubscription({ query: UnreadTicketsChangedDocument }, (_, change) => {
    soon();
    return change;
  });
  const count = data?.unreadTickets?.unread ?? 0;
  return <UnreadCount count={count} says={t('unreadCount', { count })} />;
};

export default Unread;
