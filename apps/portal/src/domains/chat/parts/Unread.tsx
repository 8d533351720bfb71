import { useAsk } from '@nestling/kit/ask.ts';
import { UnreadCount } from '@nestling/ui/feedback/UnreadCount.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { UnreadChatDocument } from '../unread.graphql.ts';
import { chatWords } from '../words.ts';

/** How many messages are unread, beside the word for them. `over`: at the corner of an icon. */
const Unread = ({ over = false }: { over?: boolean }) => {
  const t = useWords(chatWords);
  const { data } = useAsk(UnreadChatDocument, {});
  const count = data?.getUnreadChat?.unread ?? 0;
  return <UnreadCount count={count} says={t('unreadCount', { count })} over={over} />;
};

export default Unread;
