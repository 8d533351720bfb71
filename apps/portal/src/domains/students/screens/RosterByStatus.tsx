import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { href } from '../../../addresses.ts';

const places = ['enrolled', 'waitlist', 'graduated'];

/** The list under its other address, narrowed by what stands at the end of it, beside what it was asked for already. */
const RosterByStatus = () => {
  const { status = '' }: { status?: string } = useParams({ strict: false });
  const navigate = useNavigate();
  const asked = useLocation({ select: ({ searchStr }) => searchStr });
  useEffect(() => {
    const own = places.includes(status) ? { place: status } : status ? { status } : {};
    const search = { ...Object.fromEntries(new URLSearchParams(asked)), ...own };
    void navigate({ href: href('students.list', {}, search), replace: true });
  }, [navigate, status, asked]);
  return <RowsSkeleton rows={8} />;
};

export default RosterByStatus;
