import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useClient } from 'urql';
import { usePerson } from '../../../session/session.ts';
import { openPressed, renewPush } from '../kept-push.ts';

/** Keeps this device's pushes going while the portal is open, and opens what is pressed; it shows nothing. */
const KeptPush = () => {
  const { id, actingUntil } = usePerson();
  const client = useClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (!actingUntil) void renewPush(client, id);
  }, [client, id, actingUntil]);
  useEffect(() => openPressed((path) => void navigate({ href: path })), [navigate]);
  return null;
};

export default KeptPush;
