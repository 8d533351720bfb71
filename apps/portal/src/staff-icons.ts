import { type ComponentType, createElement, lazy, Suspense } from 'react';

/** How the menu draws a line's picture; `size` in px. */
export type MenuIcon = ComponentType<{ readonly size?: number; readonly className?: string | undefined }>;

/**
 * The picture of a line that staff alone have. It comes after the first page, so that a parent at the door does not fetch
 * what grows with every screen of the office.
 */
const late = (name: keyof typeof import('./staff-icons-drawn.ts').drawn): MenuIcon => {
  const Drawn = lazy<MenuIcon>(() =>
    import('./staff-icons-drawn.ts').then(
      ({ drawn }) => ({ default: drawn[name] }),
      () => ({ default: Place }),
    ),
  );
  return (props) => createElement(Suspense, { fallback: createElement(Place, props) }, createElement(Drawn, props));
};

/** Holds the place, so that words do not jump; stays where the line broke. */
const Place: MenuIcon = ({ size = 24, className }) => createElement('svg', { width: size, height: size, className });

export const IconAddressBook = late('IconAddressBook');
export const IconAlertTriangle = late('IconAlertTriangle');
export const IconBroadcast = late('IconBroadcast');
export const IconBuildingCommunity = late('IconBuildingCommunity');
export const IconCalendarEvent = late('IconCalendarEvent');
export const IconCalendarStats = late('IconCalendarStats');
export const IconCalendarTime = late('IconCalendarTime');
export const IconCalendarUser = late('IconCalendarUser');
export const IconCalendarWeek = late('IconCalendarWeek');
export const IconClipboardCheck = late('IconClipboardCheck');
export const IconClipboardList = late('IconClipboardList');
export const IconClockHour4 = late('IconClockHour4');
export const IconClockPlay = late('IconClockPlay');
export const IconDoor = late('IconDoor');
export const IconEye = late('IconEye');
export const IconFileImport = late('IconFileImport');
export const IconFileText = late('IconFileText');
export const IconHeartHandshake = late('IconHeartHandshake');
export const IconHourglass = late('IconHourglass');
export const IconLayoutDashboard = late('IconLayoutDashboard');
export const IconListCheck = late('IconListCheck');
export const IconListDetails = late('IconListDetails');
export const IconMapPins = late('IconMapPins');
export const IconMessageCircle = late('IconMessageCircle');
export const IconPalette = late('IconPalette');
export const IconPhoto = late('IconPhoto');
export const IconPill = late('IconPill');
export const IconReceiptDollar = late('IconReceiptDollar');
export const IconReport = late('IconReport');
export const IconScale = late('IconScale');
export const IconSchool = late('IconSchool');
export const IconServer = late('IconServer');
export const IconSettings = late('IconSettings');
export const IconSoup = late('IconSoup');
export const IconSpeakerphone = late('IconSpeakerphone');
export const IconTags = late('IconTags');
export const IconTrashX = late('IconTrashX');
export const IconUsersGroup = late('IconUsersGroup');
export const IconDeviceMobileMessage = late('IconDeviceMobileMessage');
export const IconMailOff = late('IconMailOff');
export const IconMessageReply = late('IconMessageReply');
export const IconPhoneOff = late('IconPhoneOff');
export const IconMail = late('IconMail');
export const IconMailForward = late('IconMailForward');
