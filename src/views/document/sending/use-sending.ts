import { useState } from 'react';

type Sending = {
  /** What lies over the page: all messages of the document, or the question before it is sent. */
  shown: 'evidence' | 'question' | null;
  /** Why the server did not take it; null where it did, or was not asked yet. */
  refused: unknown;
  /** It was sent from this page. */
  sent: boolean;
  openEvidence: () => void;
  ask: () => void;
  close: () => void;
  onSent: () => void;
  onRefused: (error: unknown) => void;
  /** The same of what does not come from the question. */
  setRefused: (error: unknown) => void;
};

/** What is open over the page of a document that is signed and sent, and what became of sending it. */
export function useSending(): Sending {
  const [shown, setShown] = useState<Sending['shown']>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const [sent, setSent] = useState(false);
  const close = () => setShown(null);
  return {
    ...{ shown, refused, sent, close, setRefused },
    openEvidence: () => setShown('evidence'),
    ask: () => {
      setRefused(null);
      setShown('question');
    },
    onSent: () => {
      setSent(true);
      close();
    },
    onRefused: (error) => {
      setRefused(error);
      close();
    },
  };
}
