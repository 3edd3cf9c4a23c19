-- The type of the event that something in the audit log is for those who hear of events; null if it is none. What depends on
-- the record, too, is decided by `record_event`.
create or replace function event_type(record_type text, action text) returns text language sql immutable as $$
  select case record_type
    when 'Submission' then case action
      when 'hand_in' then 'submission.received'
      when 'approve_post' then 'submission.approved'
      when 'reverse' then 'submission.approved'
      when 'accept_appeal' then 'submission.approved'
      when 'reject' then 'submission.rejected'
      when 'refuse_appeal' then 'submission.rejected'
      when 'submit_again' then 'submission.mended'
      when 'flag' then 'submission.flagged'
      when 'lift' then 'submission.lifted'
      when 'appeal' then 'submission.appealed'
      when 'withdraw_post' then 'submission.withdrawn'
      when 'finalize' then 'submission.earned'
      when 'complete' then 'submission.earned'
      when 'split' then 'submission.earned'
      when 'pay' then 'submission.paid'
      when 'release' then 'submission.paid'
      when 'apply' then 'application.received'
      when 'accept' then 'application.accepted'
      when 'accept_offer' then 'application.accepted'
      when 'decline' then 'application.declined'
      when 'expire' then 'application.expired'
      when 'withdraw' then 'application.withdrawn'
      when 'cancel' then 'application.canceled'
      when 'ship' then 'shipment.sent'
      when 'receive' then 'shipment.received'
      when 'submit_content' then 'content.submitted'
      when 'approve' then 'content.approved'
      when 'request_changes' then 'content.changes_requested'
      when 'post' then 'content.posted'
    end
    when 'Campaign' then case action
      when 'publish' then 'campaign.published'
      when 'pause' then 'campaign.paused'
      when 'resume' then 'campaign.resumed'
      when 'finish' then 'campaign.finished'
      when 'settle' then 'campaign.settled'
    end
    when 'Collab' then case action
      when 'submit' then 'collab.submitted'
      when 'publish' then 'collab.published'
      when 'return' then 'collab.declined'
      when 'pause' then 'collab.paused'
      when 'unpause' then 'collab.resumed'
    end
    when 'Funding' then case action
      when 'create' then 'funding.succeeded'
      when 'succeed' then 'funding.succeeded'
      when 'fail' then 'funding.failed'
      when 'dispute' then 'funding.disputed'
    end
    when 'Refund' then case action
      when 'succeed' then 'funding.refunded'
      when 'record' then 'funding.refunded'
    end
    when 'Payout' then case action
      when 'create' then 'payout.requested'
      when 'pay' then 'payout.sent'
      when 'fail' then 'payout.failed'
      when 'return' then 'payout.returned'
    end
    when 'Membership' then case action
      when 'create' then 'member.joined'
      when 'update' then 'member.changed'
      when 'hand_over' then 'member.changed'
      when 'leave' then 'member.left'
      when 'destroy' then 'member.left'
    end
    when 'Message' then case action when 'send' then 'message.received' end
    when 'SocialAccount' then case action
      when 'verify' then 'account.verified'
      when 'confirm' then 'account.verified'
      when 'authorize' then 'account.verified'
      when 'fail' then 'account.failed'
      when 'refuse' then 'account.failed'
    end
  end
$$;
