import { Notices } from '@nestling/ui/notice/Notices.tsx';
import { Outlet } from '@tanstack/react-router';
import { Waiting } from './shell/Waiting.tsx';

/** What is there on every page: the screen, the sign that the next one is coming, and the notices. */
export const Root = () => (
  <>
    <Waiting />
    <Outlet />
    <Notices />
  </>
);
