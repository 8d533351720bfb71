import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { UnreadChatDocument } from '../unread.graphql.ts';
import { chatWords } from '../words.ts';
import classes from './Unread.module.css';

/** How many messages are unread, beside the word for them; nothing where there are none. `over`: at the corner of an icon. */
const Unread = ({ over = false }: { over?: boolean }) => {
  const t = useWords(chatWords);
  const { data } = useAsk(UnreadChatDocument, {});
  const unread = data?.getUnreadChat?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <span className={classes.count} data-over={over} role="img" aria-label={t('unreadCount', { count: unread })}>
      {unread > 99 ? '99+' : unread}
    </span>
  );
};

export default Unread;
