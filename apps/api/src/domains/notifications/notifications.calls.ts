import './notifications.fields.ts';
import {
  byId,
  type Calls,
  mutation,
  object,
  objects,
  one,
  out,
  outcome,
  paged,
  query,
  subscription,
} from '../../kernel/call/call.ts';
import { flag, id, page, text } from '../../kernel/call/input.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { choose, longList, markAllSeen, markSeen, readChoices, remove, shortList } from './my-notices.ts';
import { Notification } from './notifications.entities.ts';
import { ownNotifications } from './notifications.reach.ts';

const which = { reach: { id: orError(ownNotifications) }, input: { id: id(Notification) } };

export const calls: Calls = {
  notificationsShort: query({
    rule: 'user',
    about: "The caller's ten newest notifications, and how many of all are unseen.",
    reach: { rows: ownNotifications },
    input: {},
    answer: object({ unread: out.int, data: [Notification] }, 'NotificationsShort'),
    run: shortList,
  }),
  notificationsLong: query({
    rule: 'user',
    about:
      "Lists all of the caller's notifications, the newest first; with `seen` only those seen, or only the others.",
    reach: { rows: ownNotifications },
    input: { ...page, seen: flag().optional() },
    answer: paged(Notification),
    run: (_, i) => longList(i.seen),
  }),
  markSeenNotification: mutation({
    rule: 'user',
    about: "Marks one notification of the caller seen; another's gets Error.",
    ...which,
    answer: outcome(),
    run: markSeen,
  }),
  markSeenNotificationAll: mutation({
    rule: 'user',
    about: 'Marks every notification of the caller seen.',
    reach: nobody,
    input: {},
    answer: outcome(),
    run: markAllSeen,
  }),
  deleteNotification: mutation({
    rule: 'user',
    about: "Removes one notification of the caller; another's gets Error.",
    ...which,
    answer: outcome(),
    run: remove,
  }),
  notificationAdded: subscription({
    rule: 'user',
    about: 'Tells the caller of a new notification as it comes.',
    reach: { rows: ownNotifications },
    input: {},
    answer: one(Notification),
    listensTo: ['notification'],
    run: (ctx, _, event) => {
      const [added] = event.ids ?? [];
      return event.at?.user === ctx.who.user && added !== undefined ? byId(Notification, added) : null;
    },
  }),
  getNoticeChoices: query({
    rule: 'user',
    about: 'Of what the caller is told in the portal, and what of it is switched on.',
    reach: nobody,
    input: {},
    answer: objects({ kind: out.text, on: out.flag }, 'NoticeChoice'),
    run: readChoices,
  }),
  saveNoticeChoice: mutation({
    rule: 'user',
    about: 'Switches one kind of notification on or off for the caller; one the role is not told of gets Error.',
    reach: nobody,
    input: { kind: text(1, 40), on: flag() },
    answer: outcome(),
    run: choose,
  }),
};
