/** The one thing to do on a page that a link led to. */
interface GoButtonProps {
  label: string;
  busy: boolean;
  onGo(): Promise<void>;
}

export function GoButton({ label, busy, onGo }: GoButtonProps) {
  return (
    <button type="button" class="o-button o-button--primary" aria-busy={busy} onClick={() => void onGo()}>
      {label}
    </button>
  );
}
