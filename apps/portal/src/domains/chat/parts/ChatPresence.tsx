import { stayOnline } from '@nestling/contract/operations/chat.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { newOperationId } from '@nestling/kit/operation.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useEffect, useRef, useState } from 'react';
import { useClient, useSubscription } from 'urql';
import { href } from '../../../addresses.ts';
import { whenLineIsBack } from '../../../graphql/socket.ts';
import { usePerson } from '../../../session/session.ts';
import { UnreadChatChangedDocument, UnreadChatDocument } from '../unread.graphql.ts';
import { chatWords } from '../words.ts';

const ONLINE_MS = 60_000;
const COUNT = /^\(\d+\+?\) /;

/** The window's title with the number of unread messages before it, whichever screen wrote it. */
const useCountInTitle = (unread: number): void => {
  useEffect(() => {
    const write = () => {
      const bare = document.title.replace(COUNT, '');
      const next = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${bare}` : bare;
      if (document.title !== next) document.title = next;
    };
    write();
    const title = document.querySelector('title');
    if (!title) return;
    const watcher = new MutationObserver(write);
    watcher.observe(title, { childList: true });
    return () => watcher.disconnect();
  }, [unread]);
};

/** Draws nothing: hears of messages, says so in the title and, elsewhere than in the messages, by a notice; and says that this tab is open. */
const ChatPresence = () => {
  const t = useWords(chatWords);
  const client = useClient();
  const acting = usePerson().actingUntil !== null;
  const [tab] = useState(newOperationId);
  const { data, again } = useAsk(UnreadChatDocument, {});
  const unread = data?.getUnreadChat?.unread ?? 0;
  useCountInTitle(unread);
  const before = useRef<number | null>(null);
  useSubscription({ query: UnreadChatChangedDocument }, (_, change) => {
    again();
    const now = change.unreadChatChanged;
    const more = now && before.current !== null && now.unread > before.current && !now.quiet;
    if (more && location.pathname !== href('chat.messages'))
      notify({ kind: 'look', title: t('unreadCount', { count: now.unread }) });
    before.current = now?.unread ?? null;
    return change;
  });
  useEffect(() => {
    if (data?.getUnreadChat) before.current = data.getUnreadChat.unread;
  }, [data]);
  useEffect(() => whenLineIsBack(again), [again]);
  useEffect(() => {
    // The person is not here while somebody else looks around in its name.
    if (acting) return;
    const say = (leaving: boolean) =>
      void client.mutation(stayOnline, { tab, leaving: leaving || null }, { quiet: true }).toPromise();
    say(false);
    const timer = setInterval(() => say(false), ONLINE_MS);
    const leave = () => say(true);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      say(true);
    };
  }, [client, tab, acting]);
  return null;
};

export default ChatPresence;
