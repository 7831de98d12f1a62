import { useEffect, useState } from 'react';

/** Reads a text with the browser's own Indonesian voice; not offered where there is none. */
export function useReadAloud(text: string) {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  const [isReading, setIsReading] = useState(false);

  useEffect(() => {
    const { speechSynthesis } = window;
    if (!speechSynthesis) return undefined;
    // Browsers list their voices late.
    const find = () => setVoice(speechSynthesis.getVoices().find(({ lang }) => /^(id|in)\b/i.test(lang)));
    find();
    speechSynthesis.addEventListener('voiceschanged', find);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', find);
      speechSynthesis.cancel();
    };
  }, []);

  const toggle = () => {
    window.speechSynthesis.cancel();
    if (isReading || !voice) {
      setIsReading(false);
      return;
    }
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.voice = voice;
    spoken.lang = voice.lang;
    spoken.addEventListener('end', () => setIsReading(false));
    spoken.addEventListener('error', () => setIsReading(false));
    window.speechSynthesis.speak(spoken);
    setIsReading(true);
  };
  return { canRead: voice !== undefined, isReading, toggle };
}
